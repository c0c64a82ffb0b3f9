import type { StorePorts } from "./ports.ts";

const deviceIdName = "tl_device";

/** Returns the id of this device (spec.md 3), stored in a cookie that each visit extends. */
export function deviceIdOf({ preferences, createId }: Pick<StorePorts, "preferences" | "createId">): string {
  const deviceId = preferences.read(deviceIdName) ?? createId();
  preferences.write(deviceIdName, deviceId);
  return deviceId;
}
