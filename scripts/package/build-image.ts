import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { deployFile } from '../deploy/deploy-file';
import type { BuiltPackage } from './build-package';
import { runProgram } from './run-program';

const release = 'bookworm';
const imageName = 'localhost/retour-en-france';
const configuration = z.looseObject({
  User: z.string(),
  Healthcheck: z.object({ Test: z.array(z.string()) }),
});
const inspected = z.object({
  Docker: z.object({ config: configuration, rootfs: z.object({ diff_ids: z.array(z.string()) }) }),
});
type Inspected = z.infer<typeof inspected>['Docker'];
export type ImageConfiguration = z.infer<typeof configuration>;

const programs = { buildah: '/usr/bin/buildah', mmdebstrap: '/usr/bin/mmdebstrap' } as const;

/** Which Debian packages an image cannot be built without here. */
export function missingToBuildImage(): readonly string[] {
  return Object.entries(programs)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
}

/** Images and containers in a folder of their own: nothing of the machine's is used, or left behind. */
export class ImageWorkshop {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'retour-image-'));

  #buildah(...args: readonly string[]): Promise<string> {
    const stores = ['--root', path.join(this.#folder, 'store'), '--runroot', path.join(this.#folder, 'run')];
    return runProgram('buildah', ['--storage-driver', 'vfs', ...stores, ...args], this.#folder, {
      BUILDAH_ISOLATION: 'chroot',
    });
  }

  /** The system below the product, from Debian's packages: what it needs to run on, and what certificates to believe. */
  async makeBase(): Promise<string> {
    const archive = path.join(this.#folder, 'base.tar');
    await runProgram(
      'mmdebstrap',
      ['--quiet', '--variant=essential', '--include=libstdc++6,ca-certificates', release, archive],
      this.#folder,
      { SOURCE_DATE_EPOCH: '0' },
    );
    const name = `localhost/debian:${release}`;
    const container = (await this.#buildah('from', 'scratch')).trim();
    await this.#buildah('add', '--quiet', container, archive, '/');
    await this.#buildah('commit', '--quiet', '--timestamp', '0', container, name);
    await this.#buildah('rm', container);
    rmSync(archive);
    return name;
  }

  /** Builds the image of a package on a base, and gives the digest of its files and settings: the same for the same two. */
  async build({ file, version, seconds }: BuiltPackage, base: string): Promise<string> {
    const context = path.join(this.#folder, 'context');
    mkdirSync(context, { recursive: true });
    cpSync(file, path.join(context, path.basename(file)));
    const image = `${imageName}:${version}`;
    const settings = ['--build-arg', `BASE=${base}`, '--build-arg', `VERSION=${version}`];
    const fixed = ['--format', 'docker', '--timestamp', seconds, '--no-cache', '--pull-never'];
    const recipe = deployFile('container/Containerfile');
    await this.#buildah('build', '--quiet', ...settings, ...fixed, '--tag', image, '--file', recipe, context);
    const { config, rootfs } = await this.#inspect(version);
    // In Docker's format, the only one with a health check, buildah adds the name of the container it built in.
    const content = { ...config, Hostname: '', layers: rootfs.diff_ids };
    return createHash('sha256').update(JSON.stringify(content)).digest('hex');
  }

  /** Writes the image as `docker load` and `podman load` read it. */
  async save({ version }: BuiltPackage, file: string): Promise<void> {
    rmSync(file, { force: true });
    const image = `${imageName}:${version}`;
    await this.#buildah('push', '--quiet', image, `docker-archive:${file}:${image}`);
  }

  /** The folder of the image's files. */
  async mount({ version }: BuiltPackage): Promise<string> {
    const container = (await this.#buildah('from', '--pull-never', `${imageName}:${version}`)).trim();
    return (await this.#buildah('mount', container)).trim();
  }

  async configuration({ version }: BuiltPackage): Promise<ImageConfiguration> {
    return (await this.#inspect(version)).config;
  }

  async #inspect(version: string): Promise<Inspected> {
    const told = await this.#buildah('inspect', '--type', 'image', `${imageName}:${version}`);
    return inspected.parse(JSON.parse(told)).Docker;
  }

  /** Takes its folder away whole. */
  close(): void {
    execFileSync('rm', ['-rf', '--one-file-system', this.#folder]);
  }
}
