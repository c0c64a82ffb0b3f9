import type { ReactNode } from "react";
import { useDayFormat, useNow } from "../../elements/time.ts";
import { usePreferences } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";

/** Product time in the player's time zone. */
function Clock(_props: BlockProps<"clock">): ReactNode {
  const t = useText();
  const now = useNow();
  const format = useDayFormat();
  const { timeZone } = usePreferences();
  return (
    <p className="flex items-baseline gap-2 p-(--gutter)" aria-label={t("block.clock")}>
      <time dateTime={new Date(now).toISOString()} className="n text-20 font-[720]">
        {format.time(now)}
      </time>
      <bdi className="text-mid">{timeZone.replaceAll("_", " ")}</bdi>
    </p>
  );
}

export const definition: BlockDefinition<"clock"> = { Component: Clock };
