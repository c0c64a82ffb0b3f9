import type { StorePorts } from "./ports.ts";

const deviceIdName = "tl_device";

/** This device's id (spec.md 3): drawn once, kept in a cookie whose life each visit makes longer. */
export function deviceIdOf({ preferences, createId }: Pick<StorePorts, "preferences" | "createId">): string {
  const deviceId = preferences.read(deviceIdName) ?? createId();
  preferences.write(deviceIdName, deviceId);
  return deviceId;
}
