import { ArrowRight } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent, loadChunk } from '../../../lib/lazy-component';
import { followErasures, saveDraft } from '../../../store';
import { Button, Form } from '../../../ui';
import { CountryEntry } from '../../basket/journey/country-entry';
import { fromCountryText } from '../text/from-country-text';
import type { countryKnown } from './country-known';
import styles from './country-start.module.css';

const ResumeDialog = lazyComponent(() =>
  import('../resume/resume-dialog').then((module) => module.ResumeDialog),
);

export interface CountryStartProps {
  /** The way in for those who say no country. */
  readonly button: ReactNode;
  /** Its words, which stay once a country is said. */
  readonly label: string;
  /** Where it leads. */
  readonly to: string;
}

/**
 * The country before any other question: chosen, it is kept and the simulator goes on after it. A simulation in progress
 * is left alone until its owner says so.
 */
export function CountryStart({ button, label, to }: CountryStartProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [known, setKnown] = useState<typeof countryKnown | null>(null);
  const [asked, setAsked] = useState<{ readonly begin: () => string; readonly open: boolean }>();
  const navigate = useNavigate();
  const suggested = useMemo(() => known?.suggest(typed) ?? null, [known, typed]);
  const handOver = useEffectEvent(() => {
    if (typed !== '') saveDraft('countryTyped', typed, 'simulation');
  });
  // For the page that asks the country; as this one is left, for a new simulation erases what was kept.
  useEffect(() => () => handOver(), []);
  useEffect(() => followErasures(() => setTyped('')), []);

  /** The names of countries come when the field serves. */
  const load = async (): Promise<typeof countryKnown> => {
    const module = await loadChunk(() => import('./country-known'));
    setKnown(module.countryKnown);
    return module.countryKnown;
  };
  const fetchAhead = (): void => void load().catch(() => undefined);
  const type = (text: string): void => {
    setTyped(text);
    setError(undefined);
    if (known === null) fetchAhead();
  };
  const go = async (countryIn: (names: typeof countryKnown) => string | undefined): Promise<void> => {
    const names = await load();
    const country = countryIn(names);
    if (country === undefined) return setError(names.refusal(typed));
    const begin = await names.prepare(country);
    if (names.isBegun()) return setAsked({ begin, open: true });
    return navigate(begin());
  };
  const goOn = (countryIn: (names: typeof countryKnown) => string | undefined): void => {
    go(countryIn).catch(() => navigate(to));
  };
  const isNamed = known?.named(typed) !== undefined;

  return (
    <Form className={styles.start} onSubmit={() => goOn((names) => names.named(typed))}>
      <div className={styles.field}>
        <CountryEntry
          id="pays-du-retour"
          label={fromCountryText.label}
          value={typed}
          error={error}
          suggested={suggested}
          onType={type}
          onChoose={(country) => goOn(() => country)}
          onFocus={fetchAhead}
          acceptsTyped
        />
      </div>
      {isNamed ? (
        <Button type="submit" variant="highlight" icon={ArrowRight} iconPosition="end">
          {label}
        </Button>
      ) : (
        button
      )}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <ResumeDialog
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
            begin={asked.begin}
          />
        </Suspense>
      )}
    </Form>
  );
}
