import type { Match } from "@touchline/store";
import { matchPictureOf, type ShownPicture } from "@touchline/store/match-picture";
import { useResource, useStore } from "../store.ts";

/** The picture of a match that has begun; undefined until it is loaded, null if the backend has none. */
export function useMatchPicture({ id, home, status }: Match): ShownPicture | null | undefined {
  const { data, isError } = useResource(matchPictureOf(useStore(), id), { isEnabled: home !== null && status !== "prematch" });
  return isError ? null : data;
}
