import { contentPolicyProof } from './content-policy';
import { dumpProof } from './dump';
import { enumerationProof } from './enumeration';
import { failoverProof } from './failover';
import { fullDiskProof } from './full-disk';
import { imageProof } from './image';
import { installationProof } from './installation';
import { outsideJudges } from './judges/outside-judges';
import { overloadProof } from './load/crowd';
import { soakProof } from './load/soak';
import { steadyLoadProof } from './load/steady-load';
import type { Proof } from './proof';
import { momentProof, restoreProof } from './restore';
import { rollingRestartProof } from './rolling-restart';
import { suiteProofs } from './suites';
import { supplyChainProof } from './supply-chain';
import { systemdProof } from './systemd';
import { twoProcessesProof } from './two-processes';
import { upgradeProof } from './upgrade';
import { wholeOnOneMachineProof } from './whole-on-one-machine';

/** What proves each promise of `docs/reliability.md`: by their names, whatever file each comes from. */
export const proofs: readonly Proof[] = [
  ...suiteProofs,
  contentPolicyProof,
  dumpProof,
  enumerationProof,
  failoverProof,
  fullDiskProof,
  imageProof,
  installationProof,
  momentProof,
  ...outsideJudges,
  overloadProof,
  restoreProof,
  rollingRestartProof,
  soakProof,
  steadyLoadProof,
  supplyChainProof,
  systemdProof,
  twoProcessesProof,
  upgradeProof,
  wholeOnOneMachineProof,
].toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
