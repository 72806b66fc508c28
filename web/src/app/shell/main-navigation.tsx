import { Calculator, CircleHelp, House, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { pages } from '../pages/page-table';
import { NavigationBar, type Place } from './navigation-bar';

const places: readonly Place[] = [
  { to: pages.home.path, label: pages.home.title, icon: House, exact: true },
  { to: pages.trip.path, label: pages.trip.title, icon: Luggage },
  { to: pages.simulator.path, label: pages.simulator.title, icon: Calculator },
  { to: pages.faq.path, label: 'FAQ', meaning: pages.faq.title, icon: CircleHelp },
];

/** The four places of the travellers' service. */
export function MainNavigation(): ReactNode {
  return <NavigationBar places={places} />;
}
