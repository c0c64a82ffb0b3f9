/** Whether the full suite runs (`npm run test:full`); otherwise tests take samples. */
export const isFull = process.env["TEST_FULL"] === "1";
