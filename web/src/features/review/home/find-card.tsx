import { Plus, ScanQrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui';
import { noFilters } from '../list/list-filters';
import { type ListPlace, listPlace } from '../list/list-place';
import { readSearch } from '../list/read-search';
import { SearchBox } from '../list/search-box';
import { reviewPaths } from '../review-paths';
import { homeText } from '../text/home-text';
import styles from './home.module.css';

/** Where a text typed in the box leads; undefined when there is none. */
function destinationOf(typed: string): ListPlace | undefined {
  const read = readSearch(typed);
  switch (read.kind) {
    case 'nothing':
      return undefined;
    case 'reference':
      return { to: reviewPaths.declaration(read.reference), state: null };
    case 'list':
      return listPlace(read.filters);
    case 'beginning':
      return listPlace({ ...noFilters, searchPublicId: read.searchPublicId });
    case 'name':
      return listPlace({ ...noFilters, search: read.search });
  }
}

/** The first thing an agent does: find a declaration, by typing or by scanning; else create one. */
export function FindCard(): ReactNode {
  const navigate = useNavigate();
  const search = (typed: string): void => {
    const destination = destinationOf(typed);
    if (destination !== undefined) void navigate(destination.to, { state: destination.state });
  };
  return (
    <section aria-labelledby="trouver" className={styles.find}>
      <h2 id="trouver">{homeText.find}</h2>
      <SearchBox
        id="recherche"
        label={homeText.findLabel}
        hint={homeText.findHint}
        submitLabel={homeText.search}
        searched=""
        missing={homeText.emptySearch}
        onSearch={search}
      />
      <div className={styles.ways}>
        <ButtonLink to={reviewPaths.scan} variant="secondary" icon={ScanQrCode}>
          {homeText.scan}
        </ButtonLink>
        <ButtonLink to={reviewPaths.create} variant="secondary" icon={Plus}>
          {homeText.create}
        </ButtonLink>
      </div>
    </section>
  );
}
