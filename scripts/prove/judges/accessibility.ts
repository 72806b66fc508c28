import type { Proof } from '../proof';
import { weigh } from './findings';
import { walkScreens } from './screens';

const id = 'S12-accessibility';

export const accessibilityJudge: Proof = {
  id,
  title: 'A second engine of accessibility (IBM’s) finds nothing on any screen, light and dark (WCAG 2.2 AA)',
  missing: () => null,
  prove: async (context) => {
    context.tell('every screen, in both themes…');
    const screens = await walkScreens();
    const findings = screens.flatMap(({ title, address, theme, width, elements }) =>
      elements.map(({ rule, verdict, message, place, markup }) => ({
        rule,
        where: `${address} ${theme} ${width} ${place} ${markup} · ${title}`,
        message: `${verdict} ${message}`,
      })),
    );
    return weigh(context, id, screens.length, findings, [
      { name: 'screens looked at, in both themes', value: screens.length, unit: '', min: 200 },
    ]);
  },
};
