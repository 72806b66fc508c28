import type { Product } from '@retour/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { BackLink } from '../../../ui';
import { productIcon } from '../../reference';
import { QuestionForm } from '../questions/question-form';
import { useBasketSession } from '../session/basket-session';
import { productName, productQuestion } from '../text/product-words';
import { productsText } from '../text/products-text';
import { useBasketLinks } from './product-link';

const fieldId = 'choix';
const dontKnow = 'je-ne-sais-pas';

/** The one question that tells products of the same name apart; not knowing leads to a free article. */
export function ChoicePage({ group }: { readonly group: Product }): ReactNode {
  const navigate = useNavigate();
  const { paths, agentWords } = useBasketSession();
  useFirstFocus(agentWords !== undefined ? fieldId : undefined);
  const links = useBasketLinks();
  const isCards = group.productDisplayTypes.includes('radio-card');
  const options = [
    ...group.subProducts.map((product) => ({
      id: product.id,
      value: productName(product),
      ...(isCards ? { icon: productIcon(product) } : {}),
    })),
    { id: dontKnow, value: productsText.dontKnow },
  ];
  const choose = (selected: string): void => {
    const product = group.subProducts.find(({ id }) => id === selected);
    const to = product === undefined ? links.custom : links.product(product);
    void navigate(to, { state: { name: group.name } });
  };
  return (
    <QuestionForm
      fieldId={fieldId}
      heading={{ title: productQuestion(group), kicker: productName(group) }}
      options={options}
      layout={agentWords === undefined ? 'cards' : 'list'}
      submitLabel={productsText.next}
      missing={productsText.chooseError}
      before={<BackLink to={paths.products} />}
      onAnswer={choose}
    />
  );
}
