/**
 * Fetches the fonts, then draws the text with them: until then it is written with stand-ins of the same measures, which
 * come from the device. Fonts that cannot be fetched are left to the browser.
 */
export async function showFonts(): Promise<void> {
  const fonts = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  await Promise.allSettled(fonts.map((font) => font.load()));
  document.documentElement.classList.remove('before-fonts');
}
