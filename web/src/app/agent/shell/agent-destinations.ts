import { ClipboardList, House, ListTree, Mail, Newspaper, ScanQrCode } from 'lucide-react';
import type { Place } from '../../shell/navigation-bar';
import { UnreadNewsCount } from '../agent-pages';
import { agentPaths } from '../agent-paths';

/** The places of the workspace. On a phone, the bar holds what an officer needs with a traveller before them. */
export const agentDestinations: readonly Place[] = [
  { to: agentPaths.home, label: 'Accueil', icon: House, exact: true },
  { to: agentPaths.declarations, label: 'Déclarations', icon: ClipboardList },
  { to: agentPaths.codes, label: 'Scanner', icon: ScanQrCode, place: 'bar' },
  { to: agentPaths.nomenclature, label: 'Nomenclature', icon: ListTree },
  { to: agentPaths.news, label: 'Actualités', icon: Newspaper, place: 'menu', mark: UnreadNewsCount },
  { to: agentPaths.contact, label: 'Contact', icon: Mail, place: 'menu' },
];
