/** What takes long to make (`Intl` loads its tables) is made when it is first asked for, not as its module arrives. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
