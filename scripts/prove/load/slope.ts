interface Point {
  readonly hours: number;
  readonly value: number;
}

/** How fast values grow, by least squares: percent of their mean an hour. */
export function slopePerHour(points: readonly Point[]): number {
  const meanOf = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const hours = meanOf((point) => point.hours);
  const value = meanOf((point) => point.value);
  const spread = meanOf((point) => (point.hours - hours) ** 2);
  const together = meanOf((point) => (point.hours - hours) * (point.value - value));
  return spread === 0 ? 0 : ((together / spread) * 100) / value;
}
