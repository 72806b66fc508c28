import type { Product } from '@retour/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { BackLink, Button, ErrorSummary, PageHeading, RadioGroup, Stack } from '../../../ui';
import { productIcon } from '../../reference';
import { useBasketSession } from '../session/basket-session';
import { productName, productQuestion } from '../text/product-words';
import { productsText } from '../text/products-text';
import { useBasketLinks } from './product-link';

const fieldId = 'choix';
const dontKnow = 'je-ne-sais-pas';

/** The one question that tells products of the same name apart; not knowing leads to a free article. */
export function ChoicePage({ group }: { readonly group: Product }): ReactNode {
  const navigate = useNavigate();
  const { paths, byAgent } = useBasketSession();
  useFirstFocus(byAgent === true ? fieldId : undefined);
  const links = useBasketLinks();
  const [selected, setSelected] = useState<string>();
  const [error, setError] = useState<{ readonly fieldId: string; readonly message: string }>();
  const errors = useMemo(() => (error === undefined ? [] : [error]), [error]);
  const isCards = group.productDisplayTypes.includes('radio-card');
  const options = [
    ...group.subProducts.map((product) => ({
      id: product.id,
      value: productName(product),
      ...(isCards ? { icon: productIcon(product) } : {}),
    })),
    { id: dontKnow, value: productsText.dontKnow },
  ];

  const submit = (): void => {
    const product = group.subProducts.find(({ id }) => id === selected);
    if (selected === undefined) setError({ fieldId, message: productsText.chooseError });
    else
      void navigate(product === undefined ? links.custom : links.product(product), {
        state: { name: group.name },
      });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="large">
        <BackLink to={paths.products} />
        <ErrorSummary errors={errors} />
        <PageHeading title={productQuestion(group)} kicker={productName(group)} />
        <RadioGroup
          id={fieldId}
          name="choix"
          legend={productQuestion(group)}
          hideLegend
          options={options}
          selected={selected}
          onChange={setSelected}
          error={error?.message}
          layout={byAgent === true ? 'list' : 'cards'}
        />
        <Button type="submit">{productsText.next}</Button>
      </Stack>
    </form>
  );
}
