import { Plus, ScanQrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui';
import { searchPlace } from '../list/read-search';
import { SearchBox } from '../list/search-box';
import { reviewPaths } from '../review-paths';
import { homeText } from '../text/home-text';
import styles from './home.module.css';

/** The first thing an agent does: find a declaration, by typing or by scanning; else create one. */
export function FindCard(): ReactNode {
  const navigate = useNavigate();
  const search = (typed: string): void => {
    const destination = searchPlace(typed);
    if (destination !== undefined) void navigate(destination.to, { state: destination.state });
  };
  return (
    <section aria-labelledby="trouver" className={styles.findCard}>
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
