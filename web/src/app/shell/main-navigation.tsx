import { Calculator, CircleHelp, House, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { NavigationBar, type Place } from './navigation-bar';

const places: readonly Place[] = [
  { to: paths.home, label: 'Accueil', icon: House, exact: true },
  { to: paths.trip, label: 'Préparer mon voyage', icon: Luggage },
  { to: paths.simulator, label: 'Simuler mes achats', icon: Calculator },
  { to: paths.faq, label: 'FAQ', meaning: 'Foire aux questions', icon: CircleHelp },
];

/** The four places of the travellers' service. */
export function MainNavigation(): ReactNode {
  return <NavigationBar places={places} />;
}
