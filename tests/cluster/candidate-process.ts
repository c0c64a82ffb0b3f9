import { setTimeout as sleep } from "node:timers/promises";
import { openLeaderDatabase } from "../../apps/backend/src/platform/cluster/leader-database.ts";
import { candidateInThread } from "../../apps/backend/src/platform/cluster/candidate-in-thread.ts";

// A process that waits to lead and then writes a mark every 20 ms, for the tests that kill and freeze it.
// Arguments: the database's address, a name, how long it is busy once it leads, after which time it counts as hung.
// Output: one line for each change of its state.

const [, , url = "", holder = "", busyMs = "0", hungMs = "15000"] = process.argv;
const candidate = candidateInThread({ url, holder, hungMs: Number(hungMs), say: (text) => process.stdout.write(`say ${text}\n`) });
const leadership = await candidate.gained;
process.stdout.write(`leads ${leadership.epoch}\n`);
void leadership.lost.then((reason) => {
  process.stdout.write(`lost ${reason}\n`);
  process.exit(1);
});
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(busyMs));
const database = openLeaderDatabase({ url }, leadership);
for (;;) {
  await database
    .insertInto("readiness")
    .values({ id: 1, written_at: new Date() })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ written_at: new Date(Number(leadership.epoch) * 1_000) }))
    .execute()
    .catch(() => undefined);
  await sleep(20);
}
