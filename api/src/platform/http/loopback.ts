/** Whether a host is one of the names of a machine for itself: nobody listens between the two. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
