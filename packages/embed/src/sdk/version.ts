/** Version of this SDK: the one of package.json, which a test compares. */
export const sdkVersion = "1.0.0";
