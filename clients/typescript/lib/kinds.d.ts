/** The names of the members of a oneof. */
export type Kind<Union> = Union extends unknown ? {
    [Name in keyof Union]-?: [NonNullable<Union[Name]>] extends [never] ? never : Name;
}[keyof Union] : never;
/** The value of a member of a oneof. */
export type Held<Union, Name> = Union extends {
    readonly [Set in Name & PropertyKey]: infer Value;
} ? Value : never;
type Cases<Union, Result> = {
    readonly [Name in Kind<Union>]: (held: Held<Union, Name>) => Result;
};
/** The member that is set, of a message that is a oneof and nothing else, such as `action.args.hallertau`. */
export declare function kindOf<Union extends object>(oneof: Union): Kind<Union>;
/**
 * Call the function of the member that is set. There must be one for every member, or `_` for all others, including
 * members of a newer server that this version does not know.
 */
export declare function byKind<Union extends object, Result>(oneof: Union, cases: Partial<Cases<Union, Result>> & {
    readonly _: (oneof: Union) => Result;
}): Result;
export declare function byKind<Union extends object, Result>(oneof: Union, cases: Cases<Union, Result>): Result | undefined;
export {};
