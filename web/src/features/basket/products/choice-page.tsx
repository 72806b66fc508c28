import type { Product } from '@retour/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { BackLink } from '../../../ui';
import { productIcon, useCatalogue } from '../../reference';
import { useSimulation } from '../assessment/use-simulation';
import { QuestionForm } from '../questions/question-form';
import { useArrival } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { choiceText } from '../text/choice-text';
import { productName, productQuestion } from '../text/product-words';
import { readNamedPage } from './named-page';
import { keepPageName, useBasketLinks } from './product-link';
import { unknownAnswer } from './unknown-answer';

const fieldId = 'choix';
const dontKnow = 'je-ne-sais-pas';
const noWords = { goods: {}, harmless: [], contexts: [] };

/**
 * The one question that tells products of the same name apart. Not knowing leads to a free article, or to the answer that
 * costs most where a free article would owe less, under a name that asserts nothing.
 */
export function ChoicePage({ group }: { readonly group: Product }): ReactNode {
  const navigate = useNavigate();
  const { replaces, returnTo, opened } = readNamedPage(useLocation().state);
  const { paths, agentWords, request } = useBasketSession();
  const { calculator } = useSimulation();
  const arrival = useArrival();
  const catalogue = useCatalogue();
  useFirstFocus(agentWords !== undefined ? fieldId : undefined);
  const links = useBasketLinks();
  const isCards = group.productDisplayTypes.includes('radio-card');
  const options = [
    ...group.subProducts.map((product) => ({
      id: product.id,
      value: productName(product),
      ...(isCards ? { icon: productIcon(product) } : {}),
    })),
    { id: dontKnow, value: choiceText.dontKnow },
  ];
  const choose = (selected: string): void => {
    const known = group.subProducts.find(({ id }) => id === selected);
    if (known !== undefined) {
      return void navigate(links.product(known), {
        state: { ...keepPageName(group.name), replaces, returnTo, opened },
      });
    }
    const words = catalogue?.restrictedWords ?? noWords;
    const { product, name, good } = unknownAnswer(group, { request, calculator, arrival, words });
    const free = good === undefined ? links.custom : links.declareRestricted(good);
    void navigate(product === null ? free : links.product(product), {
      state: {
        ...keepPageName(name),
        replaces,
        returnTo,
        opened,
        note: choiceText[product === null ? 'assumedFree' : 'assumed'],
      },
    });
  };
  return (
    <QuestionForm
      fieldId={fieldId}
      heading={{ title: productQuestion(group), kicker: productName(group) }}
      options={options}
      layout={agentWords === undefined ? 'cards' : 'list'}
      submitLabel={choiceText.next}
      missing={choiceText.chooseError}
      before={<BackLink to={paths.products} />}
      onAnswer={choose}
    />
  );
}
