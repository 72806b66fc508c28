import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../api/test/free-port';
import { prepareProgram } from '../../../cluster/running-program';
import { until } from '../../../cluster/until';

const server = '/usr/bin/plackup';
const portal = '/usr/share/lemonldap-ng/portal/htdocs/index.psgi';
/** What the package comes with: people to try it with, and all that is not said below. */
const shippedSettings = '/var/lib/lemonldap-ng/conf/lmConf-1.json';

export interface OpenidProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stop: () => Promise<void>;
  /** The end of what it wrote. */
  readonly log: () => string;
}

/** What a portal asks for at its start, beyond what its package depends on. */
const needed: readonly (readonly [file: string, debianPackage: string])[] = [
  [portal, 'liblemonldap-ng-portal-perl'],
  [server, 'libplack-perl'],
  ['/usr/share/perl5/GD/SecurityImage.pm', 'libgd-securityimage-perl'],
  ['/usr/share/perl5/Email/Sender/Simple.pm', 'libemail-sender-perl'],
  ['/usr/share/perl5/MIME/Entity.pm', 'libmime-tools-perl'],
  ['/usr/share/perl5/String/Random.pm', 'libstring-random-perl'],
  ['/usr/share/doc/libimage-magick-perl', 'libimage-magick-perl'],
];

/** Debian packages that are missing. */
export function missingForLemonldap(): readonly string[] {
  return needed.filter(([file]) => !existsSync(file)).map(([, debianPackage]) => debianPackage);
}

/** What a relying party is registered with: the service at an address, as `docs/operations/sign-in.md` asks for it. */
function relyingParty(publicUrl: string, clientId: string, clientSecret: string): object {
  const party = 'retour';
  return {
    oidcRPMetaDataOptions: {
      [party]: {
        oidcRPMetaDataOptionsClientID: clientId,
        oidcRPMetaDataOptionsClientSecret: clientSecret,
        oidcRPMetaDataOptionsRedirectUris: `${publicUrl}/agent/authentification/retour`,
        oidcRPMetaDataOptionsPostLogoutRedirectUris: `${publicUrl}/agent/authentification/deconnexion`,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsUserInfoSignAlg: 'RS256',
        oidcRPMetaDataOptionsRequirePKCE: 1,
        oidcRPMetaDataOptionsBypassConsent: 1,
        oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
        oidcRPMetaDataOptionsUserIDAttr: 'uid',
      },
    },
    oidcRPMetaDataExportedVars: { [party]: { email: 'mail', given_name: 'uid', usual_name: 'cn' } },
  };
}

function settings(folder: string, issuer: string, party: object): object {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const store = (name: string): object => {
    const place = path.join(folder, name);
    mkdirSync(path.join(place, 'lock'), { recursive: true });
    return { Directory: place, LockDirectory: path.join(place, 'lock') };
  };
  return {
    ...JSON.parse(readFileSync(shippedSettings, 'utf8')),
    portal: `${issuer}/`,
    domain: 'localhost',
    globalStorageOptions: {
      ...store('sessions'),
      generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
    },
    persistentStorageOptions: store('psessions'),
    localSessionStorageOptions: { cache_root: path.join(folder, 'cache'), namespace: 'sessions' },
    notification: 0,
    requireToken: 0,
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServicePrivateKeySig: privateKey,
    oidcServicePublicKeySig: publicKey,
    oidcServiceKeyIdSig: 'of-the-judge',
    ...party,
  };
}

/** LemonLDAP::NG with its people for trying, of which the service at this address is a relying party. */
export async function startLemonldap(publicUrl: string): Promise<OpenidProvider> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-lemonldap-'));
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const [clientId, clientSecret] = ['retour-en-france', 'the secret of the relying party'];
  const configuration = path.join(folder, 'conf');
  mkdirSync(configuration);
  writeFileSync(
    path.join(configuration, 'lmConf-1.json'),
    JSON.stringify(settings(folder, issuer, relyingParty(publicUrl, clientId, clientSecret))),
  );
  const ini = path.join(folder, 'lemonldap-ng.ini');
  writeFileSync(
    ini,
    [
      '[all]',
      'logLevel = warn',
      '[configuration]',
      'type = File',
      `dirName = ${configuration}`,
      'localStorage = Cache::FileCache',
      `localStorageOptions = { 'namespace' => 'configuration', 'cache_root' => '${folder}/cache' }`,
      '[portal]',
      'templateDir = /usr/share/lemonldap-ng/portal/templates',
      'staticPrefix = /static',
      'languages = fr, en',
      '',
    ].join('\n'),
  );
  const logFile = path.join(folder, 'log');
  const program = prepareProgram({
    name: 'lemonldap',
    file: server,
    args: ['--host', '127.0.0.1', '--port', String(port), '--env', 'deployment', portal],
    env: { LLNG_DEFAULTCONFFILE: ini },
    folder,
    logFile,
  });
  program.start();
  const provider: OpenidProvider = {
    issuer,
    clientId,
    clientSecret,
    log: () => readFileSync(logFile, 'utf8').slice(-1_000),
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await until('the provider', async () => {
      if (!program.isRunning()) throw new Error(`the provider ended: ${provider.log()}`);
      const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => null);
      return answer?.ok === true;
    });
  } catch (error) {
    const log = provider.log();
    await provider.stop();
    throw new Error(log, { cause: error });
  }
  return provider;
}
