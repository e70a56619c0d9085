/**
 * Renames the props that upgrades.json lists, for jscodeshift:
 *
 *   npx jscodeshift --parser tsx --extensions tsx,jsx \
 *     -t node_modules/@parinda/ui/codemods/rename-props.cjs src
 *
 * It marks each prop that needs a decision with a comment that begins with TODO(@parinda/ui).
 */
const renames = require('../upgrades.json').flatMap(({ props }) => props);

/** Returns the local names of components by `entry component`. */
function importedNames(j, root) {
  const names = new Map();
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    const [, entry] = /^@parinda\/ui\/(.+)$/.exec(node.source.value) ?? [];
    if (!entry) return;
    for (const specifier of node.specifiers) {
      if (specifier.type === 'ImportSpecifier')
        names.set(`${entry} ${specifier.imported.name}`, specifier.local.name);
    }
  });
  return names;
}

module.exports = function renameProps({ source }, { jscodeshift: j }) {
  const root = j(source);
  const names = importedNames(j, root);
  let hasChanges = false;
  for (const { entry, component, from, to, instead } of renames) {
    const local = names.get(`${entry} ${component}`);
    if (!local) continue;
    root
      .find(j.JSXOpeningElement, { name: { type: 'JSXIdentifier', name: local } })
      .find(j.JSXAttribute, { name: { name: from } })
      .filter(({ parent }) => parent.node.name.name === local)
      .forEach(({ node }) => {
        hasChanges = true;
        if (to) node.name.name = to;
        else node.comments = [j.commentBlock(` TODO(@parinda/ui): ${instead}. `, true, false)];
      });
  }
  return hasChanges ? root.toSource() : undefined;
};
