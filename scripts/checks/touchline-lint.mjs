const arithmetic = new Set(["+", "-", "*", "/", "%", "**"]);
const guarded = new Set(["minor", "odds", "acceptedOdds", "initialOdds", "balance"]);

function isGuarded(node) {
  return node.type === "MemberExpression" && !node.computed && guarded.has(node.property.name);
}

const noMoneyArithmetic = {
  meta: {
    type: "problem",
    messages: { forbidden: "Arithmetic on money or odds belongs in domain/money and domain/odds." },
  },
  create(context) {
    return {
      BinaryExpression(node) {
        if (arithmetic.has(node.operator) && (isGuarded(node.left) || isGuarded(node.right))) {
          context.report({ node, messageId: "forbidden" });
        }
      },
    };
  },
};

const noClock = {
  meta: { type: "problem", messages: { forbidden: "The domain reads no clock: pass the time in." } },
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) {
          context.report({ node, messageId: "forbidden" });
        }
      },
    };
  },
};

export default { meta: { name: "touchline" }, rules: { "no-clock": noClock, "no-money-arithmetic": noMoneyArithmetic } };
