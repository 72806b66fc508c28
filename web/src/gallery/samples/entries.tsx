import { typeset } from '@retour/core';
import { Car, Plane, Search, Ship } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Accordion,
  AccordionItem,
  Combobox,
  ErrorSummary,
  RadioGroup,
  type RadioOption,
  SelectField,
  Tabs,
  TextField,
} from '../../ui';
import { Sample } from '../sample';

const transports: readonly RadioOption[] = [
  { id: 'plane', value: 'Avion', icon: Plane },
  { id: 'boat', value: 'Bateau', icon: Ship, hint: 'Ferry, croisière ou bateau privé' },
  { id: 'car', value: 'Voiture', icon: Car },
];

const answers: readonly RadioOption[] = [
  { id: 'yes', value: 'Oui' },
  { id: 'no', value: 'Non' },
];

const currencies = [
  { value: 'EUR', label: 'Euro' },
  { value: 'CHF', label: 'Franc suisse' },
];

const countries = ['Japon', 'Jamaïque', 'Jordanie', 'Norvège', 'Suisse'].map((label) => ({
  id: label,
  label,
}));

const fieldErrors = [
  { fieldId: 'galerie-prix-faux', message: 'Écrivez le prix en chiffres, par exemple 12,50.' },
  { fieldId: 'galerie-transport-faux', message: 'Choisissez votre moyen de transport.' },
];

function Radios(): ReactNode {
  const [transport, setTransport] = useState<string | undefined>('plane');
  const [wrong, setWrong] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  return (
    <Sample name="RadioGroup">
      <RadioGroup
        legend={typeset('Comment rentrez-vous ?')}
        name="galerie-transport"
        options={transports}
        selected={transport}
        onChange={setTransport}
      />
      <RadioGroup
        id="galerie-transport-faux"
        legend={typeset('Comment rentrez-vous ?')}
        name="galerie-transport-faux"
        options={transports}
        selected={wrong}
        onChange={setWrong}
        error="Choisissez votre moyen de transport."
      />
      <RadioGroup
        legend={typeset('Ramenez-vous des produits ?')}
        name="galerie-reponse"
        layout="list"
        hint="Cadeaux compris."
        options={answers}
        selected={answer}
        onChange={setAnswer}
      />
    </Sample>
  );
}

function Fields(): ReactNode {
  const [price, setPrice] = useState('12,50');
  const [wrong, setWrong] = useState('douze');
  const [currency, setCurrency] = useState('CHF');
  const [country, setCountry] = useState('');
  const found = countries.filter(({ label }) => label.toLowerCase().startsWith(country.trim().toLowerCase()));
  return (
    <>
      <Sample name="TextField, SelectField">
        <TextField
          label="Prix payé"
          hint="Taxes comprises."
          value={price}
          onChange={setPrice}
          inputMode="decimal"
          suffix="CHF"
        />
        <TextField
          id="galerie-prix-faux"
          label="Prix payé"
          value={wrong}
          onChange={setWrong}
          inputMode="decimal"
          suffix="€"
          error="Écrivez le prix en chiffres, par exemple 12,50."
        />
        <TextField label="Prix en euros" value="12,17" onChange={setPrice} disabled suffix="€" />
        <SelectField label="Monnaie" options={currencies} value={currency} onChange={setCurrency} />
        <SelectField
          label="Monnaie"
          options={currencies}
          value={currency}
          onChange={setCurrency}
          error="Choisissez une monnaie."
        />
      </Sample>
      <Sample name="Combobox">
        <Combobox
          label="Pays des achats"
          icon={Search}
          items={found}
          value={country}
          onInput={setCountry}
          onSelect={({ label }) => setCountry(label)}
          emptyText="Aucun pays ne porte ce nom."
        />
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary errors={fieldErrors} />
      </Sample>
    </>
  );
}

export function Entries(): ReactNode {
  return (
    <>
      <Radios />
      <Fields />
      <Sample name="Accordion">
        <Accordion>
          <AccordionItem title="Documents de voyage" icon={Plane} level={3} open>
            <p>Vérifiez la date de validité de vos papiers.</p>
          </AccordionItem>
          <AccordionItem title="Argent liquide" level={3}>
            <p>Déclarez-le en ligne avant de partir.</p>
          </AccordionItem>
        </Accordion>
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Lieu d’arrivée"
          tabs={[
            {
              id: 'road',
              label: 'Route',
              icon: Car,
              content: <p>Arrêtez-vous avant de quitter le poste.</p>,
            },
            { id: 'airport', label: 'Aéroport', icon: Plane, content: <p>Suivez le couloir rouge.</p> },
          ]}
        />
      </Sample>
    </>
  );
}
