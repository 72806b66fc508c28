/**
 * The acts of the page's forms that are not whole in the window as the page comes. Left out: searches, filters, dialogs, what is folded,
 * the form of a section, which is not what the page is for, and one whose list is open, to be chosen from first. Runs in the page.
 */
export function unseenActs(): readonly string[] {
  const before = window.scrollY;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const acts = [...document.querySelectorAll('main form [type="submit"]')].filter(
    (act) =>
      act.checkVisibility() &&
      act.closest('search, #filtres, dialog, details, section') === null &&
      act.closest('form')?.querySelector('[aria-expanded="true"]') === null,
  );
  const unseen = acts.filter((act) => {
    const { left, right, top, bottom } = act.getBoundingClientRect();
    return [top, bottom - 2].some((y) => {
      const seen = document.elementFromPoint((left + right) / 2, y + 1);
      return seen === null || !(act.contains(seen) || seen.contains(act));
    });
  });
  window.scrollTo({ top: before, behavior: 'instant' });
  return unseen.map(({ textContent }) => textContent ?? '');
}
