import type { Product } from '@retour/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { BackLink } from '../../../ui';
import { productIcon } from '../../reference';
import { useSimulation } from '../assessment/use-simulation';
import { QuestionForm } from '../questions/question-form';
import { useBasketSession } from '../session/basket-session';
import { choiceText } from '../text/choice-text';
import { productName, productQuestion } from '../text/product-words';
import { costliestAnswer } from './costliest-answer';
import { useBasketLinks } from './product-link';

const fieldId = 'choix';
const dontKnow = 'je-ne-sais-pas';

/**
 * The one question that tells products of the same name apart. Not knowing leads to the answer that costs most where the
 * quantity is taxed, which a free article cannot be; to a free article elsewhere.
 */
export function ChoicePage({ group }: { readonly group: Product }): ReactNode {
  const navigate = useNavigate();
  const { paths, agentWords, request } = useBasketSession();
  const { calculator } = useSimulation();
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
    const product = group.subProducts.find(({ id }) => id === selected);
    const assumed = product === undefined ? costliestAnswer(group, request, calculator) : null;
    const known = product ?? assumed;
    const note = assumed === null ? undefined : choiceText.assumed;
    void navigate(known === null ? links.custom : links.product(known), {
      state: { name: group.name, note },
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
