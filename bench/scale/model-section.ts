import type { Kind } from "./process-usage.ts";
import { assumptions as a, type KindNeed, type ScaleModel } from "./scale-model.ts";
import { number, table } from "./tables.ts";

/** What the processes of a kind are needed for. */
const reasons: Partial<Readonly<Record<Kind, string>>> = {
  web: "pages, and every call of the API passes through",
  api: "placements, reads, questions of Centrifugo",
  leader: "one thread for prices and one for everything else; grows with matches and bets, not with players",
  standby: "follows the prices",
  centrifugo: "messages to sockets",
  postgres: "one primary; its standby is in the price",
  redis: "one primary and a replica",
};

function needRow({ kind, cores, processes, gigabytes, dollars }: KindNeed): readonly string[] {
  return [kind, number(cores), String(processes), `${number(gigabytes)} GB`, number(dollars), reasons[kind] ?? ""];
}

/** The "On paper" section of docs/scale.md. */
export function modelSection(heading: string, model: ScaleModel, bySport: ScaleModel): string {
  const { basis, rates, kinds, database, redis, network, dollars } = model;
  const dollarCell = number(dollars);
  return [
    heading,
    "",
    `Calculated from the cluster of ${basis.size.api} API processes and ${basis.size.centrifugo} nodes above, for ${number(a.sockets)} open sockets and ${number(a.placementsPerSecond)} placements a second at the peak. Nothing of this size was run.`,
    "",
    table(
      ["assumption", "value", "gives at the peak"],
      [
        ["each socket hears the lists and two matches, as pages do", "all sockets", `${number(rates.messages)} messages a second`],
        ["a socket opens again", `each ${a.secondsPerSocket / 60} minutes`, `${number(rates.opens)} a second`],
        [
          "a page comes from the server",
          `each ${a.secondsPerPage / 60} minutes for each socket, ${a.keptPageShare * 100} % of them kept`,
          `${number(rates.pages)} a second`,
        ],
        ["a page reads the API", `each ${a.secondsPerRead} s for each socket`, `${number(rates.reads)} a second`],
        ["a process uses of its core", `${a.busyShare * 100} %`, ""],
        ["the mean of a month", `${a.meanShare * 100} % of the peak`, ""],
        ["a node of Centrifugo", `${a.coresPerNode} cores, ${number(a.socketsPerNode)} sockets at most`, ""],
        ["a trading process", `${a.coresPerTrading} cores`, ""],
        ["memory of a busy process", "twice that at rest", ""],
        [
          `prices a month, ${a.priceDate}, large clouds, on demand`,
          `$${a.dollarsPerCore} a core, $${a.dollarsPerGigabyteOfMemory} a GB of memory, $${a.dollarsPerGigabyteSent} a GB sent; PostgreSQL managed with its standby ${a.databaseFactor} times`,
          "",
        ],
      ],
    ),
    "",
    table(
      ["kind", "cores at work", "processes", "memory", "$ a month", "for"],
      [
        ...kinds.map(needRow),
        [
          "network",
          "",
          "",
          "",
          number(network.dollars),
          `${number(network.gigabitsAtPeak)} Gbit/s at the peak, ${number(network.terabytesPerMonth)} TB a month`,
        ],
        [
          "together",
          number(kinds.reduce((sum, { cores }) => sum + cores, 0)),
          "",
          `${number(kinds.reduce((sum, { gigabytes }) => sum + gigabytes, 0))} GB`,
          dollarCell,
          "at the peak all the time; with machines that come and go, less",
        ],
      ],
    ),
    "",
    `PostgreSQL: ${number(database.transactions)} transactions and ${number(database.statements)} statements a second, ${number(database.walMegabytes)} MB of WAL a second, ${number(database.cores)} cores. Redis: ${number(redis.commands)} commands a second, ${number(redis.cores)} cores; one core takes about 100,000.`,
    "",
    `Most of it is messages: a page receives every change of every list, whatever it shows. If each sport had a channel of its own, and a page received ${a.ownSportShare * 100} % of the messages, the site would need $${number(bySport.dollars)} a month and ${number(bySport.network.gigabitsAtPeak)} Gbit/s.`,
    "",
  ].join("\n");
}
