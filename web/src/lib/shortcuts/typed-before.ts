export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Gives a field back what it holds now, and tells who follows it, as if somebody had typed it. */
export function keepTyped(field: TypedField): () => void {
  const { value } = field;
  return () => {
    // By the element's own setter: React, which replaces it, would take the text for one that it knows.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
}
