export function kindOf(oneof) {
    return Object.keys(oneof)[0];
}
export function byKind(oneof, cases) {
    const known = cases;
    const [name, held] = Object.entries(oneof)[0] ?? ["_", oneof];
    return Object.hasOwn(cases, name) ? known[name]?.(held) : known["_"]?.(oneof);
}
//# sourceMappingURL=kinds.js.map