import { type ReactNode, useState } from 'react';
import type { FieldEntry } from '../../../lib/form';
import { CountryBox } from '../journey/country-box';
import { nameOfCountry } from '../journey/country-name-typed';
import { useAgentWords } from '../session/use-agent-words';
import { purchaseText } from '../text/purchase-text';
import styles from './article-form.module.css';

export interface PurchaseFieldProps extends FieldEntry<string | undefined> {
  /** What can be done where this country is refused. */
  readonly repair?: ReactNode;
}

/** Where one article was bought, folded until it is not the country of the trip. */
export function PurchaseField({ id, value, error, onChange, repair }: PurchaseFieldProps): ReactNode {
  const agentWords = useAgentWords();
  const typed = value ?? '';
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || typed !== '' || error !== undefined;
  return (
    <details
      className={styles.help}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
    >
      <summary>{purchaseText.elsewhere}</summary>
      <div className={styles.entry}>
        <p>{purchaseText.hint}</p>
        <CountryBox
          id={id}
          value={typed}
          error={error}
          onType={onChange}
          overseas={agentWords?.overseas}
          france={purchaseText.unnamed.france}
          onChoose={(country) => onChange(nameOfCountry(country))}
        />
        {repair}
      </div>
    </details>
  );
}
