/** What passwords are too often made of, written as `plainLetters` writes: the usual ones, French first. */
export const commonParts: readonly string[] = [
  ...['motdepasse', 'motdepass', 'monmotdepasse', 'secret', 'bonjour', 'bonsoir', 'azerty', 'soleil'],
  ...['jetaime', 'jtaime', 'doudou', 'loulou', 'chouchou', 'coucou', 'princesse', 'marseille', 'paris'],
  ...['france', 'francais', 'republique', 'liberte', 'egalite', 'fraternite', 'vive', 'tourdeffel'],
  ...['toureiffel', 'football', 'camille', 'nicolas', 'thomas', 'julien', 'chocolat', 'licorne', 'famille'],
  ...['maison', 'vacances', 'janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin', 'juillet', 'aout'],
  ...['septembre', 'octobre', 'novembre', 'decembre', 'printemps', 'automne', 'hiver'],
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche', 'ete'],
  ...['password', 'passwort', 'passw', 'pass', 'letmein', 'welcome', 'iloveyou', 'trustno', 'sunshine'],
  ...['princess', 'dragon', 'monkey', 'baseball', 'superman', 'batman', 'starwars', 'pokemon', 'qwerty'],
  ...['master', 'shadow', 'hello', 'whatever', 'freedom', 'changeme', 'changezmoi', 'default', 'test'],
  ...['temporaire', 'provisoire', 'administrateur', 'administrator', 'admin', 'root', 'utilisateur', 'user'],
  ...['correcthorsebatterystaple'],
];

/** Words that anybody trying to enter this very service would try. */
export const contextParts: readonly string[] = [
  ...['retourenfrance', 'retour', 'douaniers', 'douanier', 'douaniere', 'douanes', 'douane', 'customs'],
  ...['dgddi', 'gouvfr', 'gouv', 'proconnect', 'agentconnect', 'agents', 'agent', 'declaration', 'declarer'],
  ...['voyageurs', 'voyageur', 'franchise', 'controle', 'brigade', 'aeroport', 'roissy', 'orly', 'frontiere'],
  ...['connexion', 'compte', 'service', 'ministere', 'finances', 'bercy'],
];

/** Keys side by side and orders that everybody knows; four of them in a row, either way, are one part. */
export const knownRows: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
