import { readdirSync, readFileSync } from 'node:fs';

/** Memory that a process holds, in megabytes; 0 when it is gone, or where the system does not tell (Linux does). */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

/** Files and connections that a process holds open; 0 when it is gone, or where the system does not tell. */
export function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
