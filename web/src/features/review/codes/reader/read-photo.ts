import { loadCodeReader } from './code-reader';

export type PhotoOutcome =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'empty' | 'broken' | 'no-reader' };

/** The first code of a photo that the person picked. */
export async function readPhoto(file: File): Promise<PhotoOutcome> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { kind: 'broken' };
  try {
    const [text] = await (await loadCodeReader()).read(picture);
    return text === undefined ? { kind: 'empty' } : { kind: 'read', text };
  } catch {
    return { kind: 'no-reader' };
  } finally {
    picture.close();
  }
}
