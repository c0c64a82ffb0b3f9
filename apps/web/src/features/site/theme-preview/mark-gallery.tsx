import type { Competitor } from "@touchline/store";
import { iconNames, Icon, iconsAddress } from "@touchline/ui";
import type { ReactNode } from "react";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { markSamples } from "./mark-samples.data.ts";

/** The sizes in which the product shows marks, and the largest one, px. */
const sizes = [16, 20, 24, 32, 44, 56, 96];
const regions = ["world", "europe", "south-america", "north-america", "africa", "asia", "oceania"];

/** A row of the samples as a competitor of its sport. */
export function toSample(row: string): { readonly sportKey: string; readonly team: Competitor } {
  const [sportKey = "", cut = "", ...rest] = row.split(" ");
  const [pattern = "", ...trims] = cut.split("+");
  const [first = "", second = "", ...others] = rest.filter((part) => part.startsWith("#"));
  const [name = "", country] = rest.filter((part) => !part.startsWith("#")).map((part) => part.replaceAll("_", " "));
  const isNation = /^[A-Z]{2}$/u.test(name);
  const collar = (["v", "polo"] as const).find((known) => trims.includes(known));
  const team = {
    id: row,
    name,
    shortName: name,
    commonName: name,
    countryCode: country ?? (isNation ? name : null),
    logo: null,
    colors: [first, second, ...others] as const,
    pattern,
    ...(collar === undefined ? {} : { collar }),
    ...(trims.includes("cuffs") ? { hasCuffs: true as const } : {}),
    isNation,
  };
  return { sportKey, team };
}

/** Every kind of mark in every size, every emblem and icon, on both themes. */
export function MarkGallery(): ReactNode {
  return (
    <div data-gallery="marks" lang="en" dir="ltr">
      {(["dark", "light"] as const).map((theme) => (
        <section key={theme} data-theme={theme} className="grid gap-3 bg-pane p-(--gutter) text-hi">
          <h2 className="text-12 text-low">{`marks, ${theme}`}</h2>
          {markSamples.map(toSample).map(({ team, sportKey }) => (
            <div key={team.id} className="flex flex-wrap items-center gap-4">
              {sizes.map((size) => (
                <TeamMark key={size} team={team} sportKey={sportKey} size={size} />
              ))}
              {team.name} · {sportKey}
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-4 text-mid">
            {regions.map((region) => (
              <svg key={region} width={32} height={32}>
                <use href={`${iconsAddress}#emblem-${region}`} />
              </svg>
            ))}
            {iconNames.map((name) => (
              <Icon key={name} name={name} size={24} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
