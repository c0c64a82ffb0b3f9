import { useGrowingCount } from "./use-growing-count.ts";

/** Whether what stands first has been painted, so that what is less urgent may be drawn: at once where the server drew both. */
export function useIsPainted(): boolean {
  return useGrowingCount({ total: 1, first: 0, step: 1 }) > 0;
}
