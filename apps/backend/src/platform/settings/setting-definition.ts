/** One setting as an operator sees it; `.env.example` and every error message are made from these. */
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
  readonly form?: string;
}
interface ChoiceSetting extends SettingBase {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly default: string;
}
export type SettingDefinition = IntegerSetting | NumberSetting | BooleanSetting | TextSetting | ChoiceSetting;
