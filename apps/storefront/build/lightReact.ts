import { emptied, lighter } from './lighter.ts';

const refused = (name: string) => emptied(name, 'throw Error("left out by build/lightReact.ts")');

/**
 * react-dom carries what only some applications use, where no bundler can see that nobody does: view
 * transitions, fragments with a ref, styles, scripts and metadata that are moved to the head,
 * SuspenseList, Activity, useActionState and forms whose action is a function. 10 kB of gzip. Who begins to use one is told: the
 * element is no valid type any more, or the call throws; take it out of this list then.
 */
export const lightReact = () =>
  lighter({
    name: 'lightReact',
    of: 'react-dom',
    files: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    edits: [
      [
        'Activity, SuspenseList and ViewTransition as types of elements',
        /^ {6}case REACT_(?:ACTIVITY|SUSPENSE_LIST|VIEW_TRANSITION)_TYPE:\n {8}return \([\s\S]*?^ {8}\);$/gm,
        '',
      ],
      ...['updateActivityComponent', 'updateSuspenseListComponent'].map((name) => refused(name)),

      // These look for view transitions in what changes, or act on the ones that were found.
      ...[
        'getViewTransitionName',
        'getViewTransitionClassName',
        'createViewTransitionInstance',
        'trackEnterViewTransitions',
        'commitEnterViewTransitions',
        'commitExitViewTransitions',
        'commitNestedViewTransitions',
        'restoreNestedViewTransitions',
        'restoreViewTransitionOnHostInstances',
        'applyViewTransitionToHostInstances',
        'measureNestedViewTransitions',
        'commitAfterMutationEffectsOnFiber',
        'startViewTransition',
      ].map((name) => emptied(name)),
      [
        'methods of view transitions',
        /^ViewTransitionPseudoElement\.prototype\.\w+ = function[\s\S]*?^};$/gm,
        '',
      ],

      refused('FragmentInstance'),
      ['methods of fragments', /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};$/gm, ''],
      // A ref is refused, so that no fragment has an instance.
      ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'].map((name) =>
        emptied(name),
      ),

      // A form whose action is a function still says so: React gives it an address that throws.
      emptied('extractEvents$1'),

      ...[
        'getResource',
        'acquireResource',
        'suspendResource',
        'preloadResourceAndSuspendIfNeeded',
        'preload',
        'preloadModule',
        'preinitStyle',
        'preinitScript',
        'preinitModuleScript',
        'mountActionState',
        'updateActionState',
        'rerenderActionState',
      ].map((name) => refused(name)),
    ],
  });
