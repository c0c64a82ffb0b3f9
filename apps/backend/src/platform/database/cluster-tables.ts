interface LeadershipTable {
  id: number;
  /** Number of take-overs so far. */
  epoch: bigint;
  holder: string;
  since: Date;
}
interface FeedClockTable {
  id: number;
  /** A wall time with its product time, epoch ms. */
  wall_at: bigint;
  product_at: bigint;
  speed: number;
  seed: string;
}

/** Tables that the processes of one product share among themselves. */
export interface ClusterTables {
  leadership: LeadershipTable;
  feed_clock: FeedClockTable;
}
