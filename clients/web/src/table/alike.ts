// Equality of values one or two levels deep, to draw nothing anew that has not changed.

/** Whether two values are the same, or have the same parts; arrays among the parts are compared item by item. */
export function alike<Value extends object>(one: Value, other: Value): boolean {
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length && names.every((name) => same(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}
