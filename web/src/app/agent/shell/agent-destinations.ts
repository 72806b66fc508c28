import { ClipboardList, House, ListTree, Mail, Newspaper, ScanQrCode } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Icon } from '../../../ui';
import { UnreadNewsCount } from '../agent-pages';
import { agentPaths } from '../agent-paths';

export interface AgentDestination {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** `bar`: at the bottom of a phone alone. `menu`: in the menu of a phone, in the header of a wide screen. */
  readonly place?: 'bar' | 'menu' | undefined;
  /** What is said after the name, when there is something to say. */
  readonly mark?: ComponentType | undefined;
}

/** The places of the workspace. On a phone, the bar holds what an officer needs with a traveller before them. */
export const agentDestinations: readonly AgentDestination[] = [
  { to: agentPaths.home, label: 'Accueil', icon: House },
  { to: agentPaths.declarations, label: 'Déclarations', icon: ClipboardList },
  { to: agentPaths.codes, label: 'Scanner', icon: ScanQrCode, place: 'bar' },
  { to: agentPaths.nomenclature, label: 'Nomenclature', icon: ListTree },
  { to: agentPaths.news, label: 'Actualités', icon: Newspaper, place: 'menu', mark: UnreadNewsCount },
  { to: agentPaths.contact, label: 'Contact', icon: Mail, place: 'menu' },
];
