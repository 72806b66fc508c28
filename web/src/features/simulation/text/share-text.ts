import { phrase } from '@retour/core';

export const shareText = {
  title: phrase`Partager cette simulation`,
  carries: phrase`Le lien contient :`,
  carried: (ages: string, hasRest: boolean): readonly string[] => [
    phrase`votre voyage : pays, transport et tranche d'âge (${ages}) ;`,
    phrase`vos articles : prix, quantités, pays ;`,
    ...(hasRest ? [phrase`ce que ce résultat ne compte pas encore ;`] : []),
    phrase`les noms que vous avez tapés.`,
  ],
  promise: phrase`Il ne dit pas qui vous êtes. Partager n'envoie rien à notre service. Qui a le lien peut le lire, et change sa copie sans changer la vôtre.`,
  share: 'Partager le lien',
  copy: 'Copier le lien',
  copied: phrase`Lien copié. Collez-le dans un message.`,
  notCopied: phrase`La copie n'a pas marché. Voici le lien : sélectionnez-le et copiez-le.`,
  codeUse: phrase`Devant un agent, montrez le code : il commence votre déclaration sans ressaisir vos articles.`,
  codeTooLong: phrase`Votre panier est trop long pour un code QR : devant un agent, montrez le résultat.`,
  showCode: 'Montrer à un agent',
  codeTitle: 'À scanner par un agent',
  codeLabel: 'Code QR de la simulation',
  codeHolds: phrase`Ce code contient votre voyage et vos articles. Ni nom, ni adresse.`,
  codeAfter: phrase`Rien n'est déclaré : l'agent complète votre déclaration avec vous.`,
  link: 'Lien de la simulation',
} as const;
