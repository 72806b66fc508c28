import type { CorrectionPreview, Declaration } from '@retour/contract';
import { indexCatalogue, type Product } from '@retour/core';
import { Calculator, Plus, Save } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOnline } from '../../../lib/use-online';
import { useAppStore } from '../../../store';
import { ActBar, Button, Card, ErrorSummary, Form, Notice, RadioGroup, Stack, TextArea } from '../../../ui';
import { useCatalogue, useCurrencies, useOfferedCatalogue } from '../../reference';
import { ConflictDialog } from '../acts/conflict-dialog';
import { TroubleNotice } from '../acts/trouble-notice';
import { useHeldEnterIgnored } from '../acts/use-held-enter-ignored';
import { useReasonKeys } from '../acts/use-reason-keys';
import { type ActTrouble, useWrites } from '../acts/use-writes';
import type { Conflict } from '../acts/write-outcome';
import { WriteProgress } from '../acts/write-progress';
import { UsedAllowance } from '../detail/used-allowance';
import { reviewPaths } from '../review-paths';
import { writeText } from '../text/act-text';
import { correctionText } from '../text/correction-text';
import { AddedLine } from './added-line';
import { AllowancesFields } from './allowances-fields';
import { correctDeclaration, previewCorrection } from './correct-declaration';
import styles from './correction.module.css';
import { CorrectionLine } from './correction-line';
import { otherReason, reasonOptions } from './correction-reason';
import { yearsOf } from './declared-draft';
import { DeclaredFields } from './declared-fields';
import { reachField } from './first-field';
import { namedTrouble } from './named-trouble';
import { PreviewCard, previewTotalId } from './preview-card';
import {
  type CorrectionForm as CorrectionState,
  reasonId,
  standardReasonId,
  useCorrection,
} from './use-correction';

const saveId = 'enregistrer-la-correction';

export interface CorrectionFormProps {
  readonly declaration: Declaration;
  /** Told while something is asked of the server. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSaved: (corrected: Declaration) => void;
  /** Null when the latest version could not be read. */
  readonly onReload: (latest: Declaration | null) => void;
}

/** Correct, see the new total and the difference, then confirm. */
export function CorrectionForm({ declaration, onBusy, onSaved, onReload }: CorrectionFormProps): ReactNode {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isOnline = useOnline();
  const agentId = useAppStore(({ users }) => users.user?.userId);
  const catalogue = useCatalogue();
  const currencies = useCurrencies()?.currencies ?? [];
  const products = useMemo(() => catalogue && indexCatalogue(catalogue), [catalogue]);
  const productOf = (id: string | null | undefined): Product | null => products?.get(id ?? '') ?? null;
  const isReady = catalogue !== null && currencies.length > 0;
  const form = useCorrection({ declaration, currencies, productOf, isReady });
  const { age: typedAge, country = declaration.country } = form.declared;
  const age = (typedAge && yearsOf(typedAge)) ?? declaration.age;
  const offered = useOfferedCatalogue({ age, country });
  const steps = useSteps(declaration, form, (corrected) => {
    form.forget();
    onSaved(corrected);
    const done = corrected.version === declaration.version ? 'proposed' : 'corrected';
    void navigate(reviewPaths.declaration(declaration.publicId), {
      // Back leads to no form whose answers are saved; the sheet that it was opened from is passed by.
      replace: true,
      state: { done },
    });
  });
  const { isBusy, conflict } = steps;
  const latest = conflict?.latest;
  /** Of a person who was erased, nothing that is typed is shown again. */
  const isKept = latest?.anonymisedAt === undefined;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const isProposed = steps.preview?.secondOfficer !== undefined;
  const [begun, setBegun] = useState<string>();
  const asked = parameters.get('article');
  const { shoppingProducts } = declaration;
  useHeldEnterIgnored();
  /** Enter in a field leads to the reason while that alone is left, then to the new total, then saves it; on a choice it saves nothing. */
  const goOn = (): void => {
    const { activeElement } = document;
    const left = activeElement instanceof HTMLInputElement ? form.reasonLeft() : undefined;
    const isOnChoice = activeElement instanceof HTMLInputElement && activeElement.type === 'radio';
    if (steps.preview !== undefined && isOnChoice) reachField(saveId);
    else if (steps.preview !== undefined) steps.save();
    else if (left === undefined || left === activeElement?.id) steps.calculate();
    else {
      form.settleContent();
      reachField(left);
    }
  };
  useReasonKeys(true, { name: standardReasonId, options: reasonOptions }, (standard) =>
    form.changeReason({ standard }),
  );
  return (
    <Form onSubmit={goOn}>
      <Stack gap="large">
        <ErrorSummary errors={form.errors} />
        {!isOnline && (
          <Notice tone="warning" live>
            {correctionText.offline}
          </Notice>
        )}
        {form.isTakenUp && (
          <Notice tone="warning" live>
            <p>{correctionText.takenUp}</p>
            <Button
              variant="quiet"
              compact
              onClick={() => {
                form.forget();
                // It goes with what it erased.
                reachField('articles');
              }}
            >
              {correctionText.eraseTakenUp}
            </Button>
          </Notice>
        )}
        <DeclaredFields declaration={declaration} form={form} />
        <AllowancesFields declaration={declaration} form={form} />
        <Card as="section" labelledBy="articles">
          <div className={styles.group}>
            <h2 id="articles" tabIndex={-1}>
              {correctionText.lines}
            </h2>
            <ul className={styles.lines}>
              {shoppingProducts.map((line) => (
                <CorrectionLine
                  key={line.customId}
                  line={line}
                  declaration={declaration}
                  form={form}
                  catalogue={offered}
                  currencies={currencies}
                  productOf={productOf}
                  isAsked={asked === line.customId}
                  isOpenAtFirst={shoppingProducts.length === 1 || asked === line.customId}
                />
              ))}
              {Object.keys(form.added).map((customId) => (
                <AddedLine
                  key={customId}
                  customId={customId}
                  declaration={declaration}
                  form={form}
                  catalogue={offered}
                  currencies={currencies}
                  productOf={productOf}
                  isAsked={customId === begun}
                />
              ))}
            </ul>
            <div>
              <Button variant="secondary" icon={Plus} onClick={() => setBegun(form.addLine())}>
                {correctionText.add}
              </Button>
            </div>
            <RadioGroup
              id={standardReasonId}
              legend={correctionText.reasons}
              name={standardReasonId}
              layout="list"
              options={reasonOptions}
              selected={form.standard}
              error={form.reasonProblems.standard}
              onChange={(standard) => form.changeReason({ standard })}
            />
            <TextArea
              id={reasonId}
              label={form.standard === otherReason ? correctionText.reason : correctionText.details}
              hint={
                form.standard === otherReason ? correctionText.otherReasonHint : correctionText.reasonHint
              }
              error={form.reasonProblems.reason}
              value={form.reason}
              rows={2}
              onChange={(reason) => form.changeReason({ reason })}
            />
            {steps.preview === undefined && (
              <WriteProgress isBusy={steps.isBusy} text={writeText.computing} />
            )}
            {form.errors.length === 0 && steps.trouble && (
              <TroubleNotice trouble={namedTrouble(steps.trouble, declaration, form.asked, productOf)} />
            )}
          </div>
        </Card>
        {steps.preview !== undefined && (
          <PreviewCard preview={steps.preview} correctedIds={Object.keys(form.lines)} actId={saveId}>
            <UsedAllowance declaration={{ ...declaration, assessment: steps.preview.after }} live />
            <p className={styles.soft}>{isProposed ? correctionText.proposeNote : correctionText.saveNote}</p>
            <WriteProgress isBusy={steps.isBusy} />
          </PreviewCard>
        )}
      </Stack>
      <ActBar>
        {steps.preview === undefined ? (
          <Button key="preview" type="submit" icon={Calculator} busy={steps.isBusy} disabled={!isOnline}>
            {correctionText.preview}
          </Button>
        ) : (
          <Button
            key="save"
            id={saveId}
            type="submit"
            describedBy={previewTotalId}
            shortcut="s"
            icon={Save}
            busy={steps.isBusy}
            disabled={!isOnline}
          >
            {isProposed ? correctionText.propose : correctionText.save}
          </Button>
        )}
      </ActBar>
      <ConflictDialog
        conflict={conflict}
        agentId={agentId}
        hasTyped={isKept}
        onReload={(read) => {
          steps.forgetConflict();
          onReload(read);
        }}
      />
    </Form>
  );
}

interface Steps {
  readonly isBusy: boolean;
  /** Of the correction as it stands; gone as soon as something is typed. */
  readonly preview: CorrectionPreview | undefined;
  readonly trouble: ActTrouble | undefined;
  readonly conflict: Conflict | undefined;
  readonly calculate: () => void;
  readonly save: () => void;
  readonly forgetConflict: () => void;
}

/** What was computed, for which text of the form and which version. */
interface Computed {
  readonly of: string;
  readonly preview: CorrectionPreview;
}

function useSteps(
  declaration: Declaration,
  form: CorrectionState,
  onSaved: (corrected: Declaration) => void,
): Steps {
  const [computed, setComputed] = useState<Computed>();
  const { written } = form;
  const { run, underWay, trouble, conflict, forgetConflict } = useWrites<'calculate' | 'save'>(written);
  return {
    isBusy: underWay !== undefined,
    preview: computed?.of === written ? computed.preview : undefined,
    trouble: trouble && { ...trouble, isCalculation: trouble.asked === 'calculate' },
    conflict,
    calculate: () => {
      const correction = form.check();
      if (correction === undefined) return;
      run(
        'calculate',
        () => previewCorrection(declaration, correction),
        (preview) => setComputed({ of: written, preview }),
      );
    },
    save: () => {
      const correction = form.check();
      if (correction === undefined) return;
      run('save', () => correctDeclaration(declaration, correction), onSaved);
    },
    forgetConflict,
  };
}
