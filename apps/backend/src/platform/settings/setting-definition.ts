/** One setting. `.env.example` and error messages are generated from it. */
interface SettingBase {
  readonly description: string;
}
interface IntegerSetting extends SettingBase {
  readonly kind: "integer";
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number;
}
interface NumberSetting extends SettingBase {
  readonly kind: "number";
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number;
}
interface BooleanSetting extends SettingBase {
  readonly kind: "boolean";
  readonly default: boolean;
}
interface TextSetting extends SettingBase {
  readonly kind: "text";
  readonly default: string;
  readonly pattern?: Pick<RegExp, "test">;
  /** Completes "must be ..." in the error message. */
  readonly expected?: string;
}
interface ChoiceSetting extends SettingBase {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly default: string;
}
/** Texts with commas between them. */
interface ListSetting extends SettingBase {
  readonly kind: "list";
  readonly default: readonly string[];
  /** Matches the whole list. */
  readonly pattern: Pick<RegExp, "test">;
  readonly expected: string;
}
export type SettingDefinition = IntegerSetting | NumberSetting | BooleanSetting | TextSetting | ChoiceSetting | ListSetting;
