/** Days after which a version of Node is mended no more: https://github.com/nodejs/release#release-schedule */
const endsOfLife: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};

/** The day after which the faults of this Node are mended no more, once it is past; null before, or when it is not known. */
export function pastEndOfLife(version: string, now: Date): string | null {
  const end = endsOfLife[version.replace(/^v/, '').split('.')[0] ?? ''];
  return end !== undefined && now.toISOString().slice(0, 10) > end ? end : null;
}
