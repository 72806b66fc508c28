import { createHash } from 'node:crypto';
import { typeset } from '@retour/core';
import { escapeHtml } from '../../../platform/escape-html';
import { testPeople } from './people';

/** A page of the stand-in, with the only policy under which it works. */
export interface StandInPage {
  readonly body: string;
  readonly policy: string;
}

const style = `
:root{color-scheme:light dark;--ground:#f5f6fb;--surface:#fff;--ink:#14172b;--soft:#4a5068;--line:#7a809b;--accent:#14296b;--note:#ffe394;--on-note:#3a2e00}
@media (prefers-color-scheme:dark){:root{--ground:#101324;--surface:#1a1e35;--ink:#f1f2fa;--soft:#b4b9d2;--line:#7d84a8;--accent:#9db2ff;--note:#4a3d0c;--on-note:#ffe9ae}}
*{box-sizing:border-box}
body{margin:0;padding:2rem 1rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto}
h1{font-size:1.875rem;line-height:1.2;margin:0 0 1rem}
.note{background:var(--note);color:var(--on-note);border-radius:14px;padding:.75rem 1rem;margin:0 0 1.5rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
button{width:100%;min-height:3.5rem;text-align:left;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:.75rem 1rem;cursor:pointer}
button:hover{border-color:var(--accent)}
button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button strong{display:block;font-size:1.125rem}
button span{color:var(--soft)}
button.plain{text-align:center;font-weight:600}
form{margin:0}
`;
const confirmScript = `document.querySelector('button[name="logout"]').click()`;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `formTargets`: where a form may lead, redirections included. */
function policyOf(formTargets: string, script?: string): string {
  const scripts = script === undefined ? '' : `script-src ${hashSource(script)}; `;
  return `default-src 'none'; style-src ${hashSource(style)}; ${scripts}form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(typeset(title))}</title><style>${style}</style></head><body><main><h1>${escapeHtml(typeset(title))}</h1>${content}</main></body></html>`;
}

const warning = `<p class="note">${escapeHtml(
  typeset(
    'Ceci n’est pas le service national : c’est une doublure, pour essayer le produit. Ces personnes n’existent pas.',
  ),
)}</p>`;

/** The choice of who to be. */
export function choicePage(action: string, clientOrigin: string): StandInPage {
  const people = testPeople.map(
    ({ key, label, hint }) =>
      `<li><button name="person" value="${key}"><strong>${escapeHtml(label)}</strong><span>${escapeHtml(typeset(hint))}</span></button></li>`,
  );
  return {
    body: page(
      'Connexion d’essai',
      `${warning}<p id="who">Qui voulez-vous être ?</p><form method="post" action="${escapeHtml(action)}"><ul aria-labelledby="who">${people.join('')}</ul></form>`.replace(
        ' ?<',
        '\u202f?<',
      ),
    ),
    policy: policyOf(`'self' ${clientOrigin}`),
  };
}

/** The end of the session, confirmed at once by a script where there are scripts. */
export function signOutPage(form: string, clientOrigin: string): StandInPage {
  return {
    body: page(
      'Déconnexion d’essai',
      `${warning}${form}<button class="plain" type="submit" form="op.logoutForm" value="yes" name="logout">Se déconnecter</button><script>${confirmScript}</script>`,
    ),
    policy: policyOf(`'self' ${clientOrigin}`, confirmScript),
  };
}

export function messagePage(title: string, message: string): StandInPage {
  return {
    body: page(title, `${warning}<p>${escapeHtml(typeset(message))}</p>`),
    policy: policyOf("'none'"),
  };
}
