import { type MeanOfTransport, meansOfTransport } from '@retour/core';
import { CarFront, Footprints, Plane, Ship, TrainFront } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { FieldMessage } from '../../../lib/form';
import { lawToday } from '../../../lib/law-today';
import { type Icon, RadioGroup } from '../../../ui';
import { setupText, transportLabels } from '../content/trip/setup-text';
import { ageClasses } from './age-classes';
import { SetupQuestion } from './setup-question';
import { setupAfterTraveller } from './setup-steps';
import type { Setup } from './use-setup';

const ageField = 'age';
const transportField = 'transport';

const icons: Readonly<Record<MeanOfTransport, Icon>> = {
  plane: Plane,
  boat: Ship,
  train: TrainFront,
  car: CarFront,
  other: Footprints,
};

const transportOptions = meansOfTransport.map((id) => ({ id, value: transportLabels[id], icon: icons[id] }));

export function TravellerQuestion({ setup }: { readonly setup: Setup }): ReactElement {
  const { answers } = setup.state;
  const [age, setAge] = useState(answers.age === undefined ? undefined : String(answers.age));
  const [meanOfTransport, setMeanOfTransport] = useState(answers.meanOfTransport);
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);
  const errorOf = (fieldId: string): string | undefined =>
    errors.find((error) => error.fieldId === fieldId)?.message;

  const submit = (): void => {
    if (age !== undefined && meanOfTransport !== undefined) {
      setup.goOn(setupAfterTraveller(answers, { age: Number(age), meanOfTransport }));
      return;
    }
    setErrors([
      ...(age === undefined ? [{ fieldId: ageField, message: setupText.ageError }] : []),
      ...(meanOfTransport === undefined
        ? [{ fieldId: transportField, message: setupText.transportError }]
        : []),
    ]);
  };

  return (
    <SetupQuestion
      state={setup.state}
      title={setupText.travellerTitle}
      lead={setupText.travellerLead}
      errors={errors}
      onSubmit={submit}
      onBack={setup.goTo}
    >
      <RadioGroup
        id={ageField}
        name="age"
        legend={setupText.ageLegend}
        options={ageClasses(lawToday()).map((ageClass) => ({
          id: String(ageClass.age),
          value: ageClass.label,
        }))}
        selected={age}
        onChange={setAge}
        error={errorOf(ageField)}
      />
      <RadioGroup
        id={transportField}
        name="transport"
        legend={setupText.transportLegend}
        options={transportOptions}
        selected={meanOfTransport}
        onChange={setMeanOfTransport}
        error={errorOf(transportField)}
      />
    </SetupQuestion>
  );
}
