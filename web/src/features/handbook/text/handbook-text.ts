import { phrase } from '@retour/core';

export const handbookText = {
  title: 'Tutoriel',
  lead: phrase`Cinq gestes, de la connexion au reçu. Entre guillemets, les mots des écrans.`,
  signedOutLead: phrase`Comment entrer dans l'espace des agents.`,
  signedOut: phrase`La suite se lit une fois connecté : retrouver une déclaration, en créer une, la corriger, la décider.`,
  keysTitle: phrase`Clavier et lecteur de codes`,
  keysLead: phrase`Sur la fiche d'une déclaration, une touche fait ce que fait son bouton :`,
  keysOff: (help: string): string =>
    phrase`Chaque page a les siennes : ${help}, dans votre menu, les montre et permet de les couper.`,
  signature: (codes: string): string => phrase`Seule la page ${codes} vérifie la signature du code.`,
  helpTitle: phrase`Besoin d'aide ?`,
} as const;
