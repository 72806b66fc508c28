import { readFileSync } from 'node:fs';

const placeholder = /@([A-Z_]+)@/g;

/**
 * A configuration of `deploy/` with its placeholders (`@NAME@`) replaced. Throws on one without a value, and on a value
 * that nothing asks for: a name that was mistyped would be left out.
 */
export function fillIn(template: string, values: Readonly<Record<string, string | number>>): string {
  const asked = new Set([...template.matchAll(placeholder)].map(([, name = '']) => name));
  const missing = [...asked].filter((name) => !(name in values));
  const unread = Object.keys(values).filter((name) => !asked.has(name));
  if (missing.length > 0) throw new Error(`no value for ${missing.join(', ')}`);
  if (unread.length > 0) throw new Error(`nothing asks for ${unread.join(', ')}`);
  return template.replaceAll(placeholder, (_whole, name: string) => String(values[name]));
}

/** The same, of a file. */
export function fillInFile(file: string, values: Readonly<Record<string, string | number>>): string {
  try {
    return fillIn(readFileSync(file, 'utf8'), values);
  } catch (cause) {
    throw new Error(`${file} cannot be filled in`, { cause });
  }
}
