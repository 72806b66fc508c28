import type { Declaration } from '@retour/contract';
import { type ReactNode, useState } from 'react';
import { overseasAtDesk } from '../../basket/text/overseas-at-desk';
import { ContactFields, contactFieldIds } from '../../declarant/contact/contact-fields';
import { TripFields } from '../../declarant/trip/trip-fields';
import { type TripForm, useTripForm } from '../../declarant/trip/use-trip-form';
import { AgeField } from '../creation/steps/age-field';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { draftOfDeclared, tripOf } from './declared-draft';
import { FoldedSection } from './folded-section';
import type { CorrectionForm } from './use-correction';

export interface DeclaredFieldsProps {
  readonly declaration: Declaration;
  readonly form: CorrectionForm;
}

/** Who declares and how they came, in the fields of a declaration that an agent writes, once the agent opens them. */
export function DeclaredFields({ declaration, form }: DeclaredFieldsProps): ReactNode {
  const { declared: changes, declaredProblems: problems } = form;
  const isTouched = Object.keys(changes).length > 0;
  const [isOpen, setIsOpen] = useState(isTouched);
  const draft = { ...draftOfDeclared(declaration), ...changes };
  const trip = useTripForm({
    trip: tripOf(draft),
    change: ({ defaultCurrency: _, ...fields }) => form.changeDeclared(fields),
    speaker: 'agent',
    onValid: () => undefined,
  });
  // What is wrong is said when the whole correction is checked.
  const tripForm: TripForm = {
    ...trip,
    entry: (name) => ({ ...trip.entry(name), error: problems[name] }),
    choice: (name) => ({ ...trip.choice(name), error: problems[name] }),
    onTypeCountry: form.typeCountry,
    errors: form.errors,
    clear: form.settleContent,
  };
  return (
    <FoldedSection
      id="voyageur-et-voyage"
      title={correctionText.declared}
      isTouched={isTouched}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      onReset={() => {
        form.resetDeclared();
        setIsOpen(false);
      }}
    >
      <div className={styles.declared}>
        <div className={styles.group}>
          <ContactFields
            speaker="agent"
            entry={(field) => ({
              id: contactFieldIds[field],
              value: draft[field],
              error: problems[field],
              onChange: (text) => form.changeDeclared({ [field]: text }),
            })}
            age={
              <AgeField
                value={draft.age}
                error={problems.age}
                onChange={(age) => form.changeDeclared({ age })}
              />
            }
          />
        </div>
        <div className={styles.group}>
          <TripFields trip={tripOf(draft)} form={tripForm} speaker="agent" overseas={overseasAtDesk.notice} />
        </div>
      </div>
    </FoldedSection>
  );
}
