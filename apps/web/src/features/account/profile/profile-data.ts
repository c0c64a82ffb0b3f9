import type { Result } from "@touchline/domain";
import type { ApiClient, ApiError } from "@touchline/store";
import { useState } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useSession, useStore, useStoreQuery } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** Reads private data of the player on each visit. It is discarded on unmount. */
export function usePlayerQuery<Data>(name: string, read: (api: ApiClient) => Promise<Data>): UseQueryResult<Data> {
  const { api } = useStore();
  const { player } = useSession();
  return useStoreQuery<Data>({
    queryKey: ["profile", player?.id ?? null, name],
    queryFn: async () => read(api),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
}

interface Saving {
  readonly isSaving: boolean;
  /** Does nothing while another save is in progress. True if the value was saved. */
  save(ask: () => Promise<Result<unknown, ApiError>>): Promise<boolean>;
}

/** Saves one thing at a time and shows the result as an alert. */
export function useSaving(): Saving {
  const t = useText();
  const { alerts } = useStore();
  const [isSaving, setSaving] = useState(false);
  return {
    isSaving,
    async save(ask) {
      if (isSaving) return false;
      setSaving(true);
      const answer = await ask();
      setSaving(false);
      alerts.show(answer.ok ? { tone: "success", title: t("profile.saved") } : { tone: "error", title: t("profile.notSaved") });
      return answer.ok;
    },
  };
}
